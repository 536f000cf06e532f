import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { SearchHit } from '@pathshala/contract/catalogue/search';
import { useState } from 'react';
import { useSearch } from '../../api/search.ts';
import { useCall } from '../../api/use-call.ts';
import { Failure } from '../../ui/failure.tsx';
import { words } from '../../words/words.ts';
import { nameOf } from './name-of.ts';
import type { PersonPart } from './person-part.ts';
import { PersonRow, PersonRows } from './person-rows.tsx';

/** Courses shown at a time: one more word of the title finds others. */
const maxShown = 5;

/** The open courses whose titles match, each with a button. */
function FoundCourses({
  query,
  person: { user, courses },
  actions,
}: PersonPart & { readonly query: string }) {
  const call = useCall();
  const { answer, error } = useSearch(query);
  const found = answer?.courses.filter(({ opensSoon }) => !opensSoon).slice(0, maxShown);
  const hasIt = ({ _id }: SearchHit) => courses.some(({ courseId }) => courseId === _id);
  const give = ({ _id: courseId, title }: SearchHit) =>
    actions.act({
      work: () => call(adminEndpoints.giveCourse, { uid: user._id, courseId }),
      done: words['person.given']({ name: nameOf(user), title }),
    });
  return (
    <>
      <Failure text={error ? words['person.searchFailed']() : null} />
      {found?.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ mt: 1.5 }}>
          {words['person.noCourseFound']()}
        </Typography>
      )}
      <PersonRows>
        {found?.map((hit) => (
          <PersonRow key={hit._id} title={hit.title} facts={[hit.note]}>
            {hasIt(hit) ? (
              <Typography color="textSecondary">{words['person.hasIt']()}</Typography>
            ) : (
              <Button
                variant="outlined"
                disabled={actions.busy}
                aria-label={words['person.giveOf']({ title: hit.title })}
                onClick={() => void give(hit)}
              >
                {words['person.giveThis']()}
              </Button>
            )}
          </PersonRow>
        ))}
      </PersonRows>
    </>
  );
}

/** Finds an open course by words of its title and gives it to the person. */
export function GiveCourse(part: PersonPart) {
  const [query, setQuery] = useState('');
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3 }}>
        {words['person.give']()}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {words['person.giveText']()}
      </Typography>
      <TextField
        type="search"
        label={words['person.giveSearch']()}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ width: '100%', maxWidth: 420 }}
      />
      {query.trim() !== '' && <FoundCourses query={query} {...part} />}
    </>
  );
}
