import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { PersonCourse } from '@pathshala/contract/admin/person';
import { useCall } from '../../api/use-call.ts';
import { PaperSection } from '../../ui/paper-section.tsx';
import { mediumDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { GiveCourse } from './give-course.tsx';
import { nameOf } from './name-of.ts';
import { PersonCertificate } from './person-certificate.tsx';
import type { PersonPart } from './person-part.ts';
import { PersonRow, PersonRows } from './person-rows.tsx';

/** A person's courses; an admin can give and take courses. */
export function PersonCourses({ person, actions }: PersonPart) {
  const call = useCall();
  const { user, courses } = person;
  const take = ({ courseId, title, bought }: PersonCourse) =>
    actions.ask({
      title: words['person.askTake']({ title }),
      text: [words['person.askTakeText']({ name: nameOf(user) }), bought && words['person.askTakeBought']()]
        .filter(Boolean)
        .join(' '),
      confirm: words['person.take'](),
      work: () => call(adminEndpoints.takeCourse, { uid: user._id, courseId }),
      done: words['person.taken']({ title }),
    });
  return (
    <PaperSection title={words['fixed.courses']()}>
      {courses.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {words['person.noCourses']()}
        </Typography>
      )}
      <PersonRows>
        {courses.map((course) => (
          <PersonRow
            key={course.courseId}
            title={course.title}
            facts={[
              course.bought ? words['person.bought']() : words['person.notBought'](),
              words['person.since']({ day: mediumDayText(course.enrolledAt) }),
              words['person.lessonsDone']({ count: course.lessonsDone }),
              ...(course.certificate?.revoked ? [words['certificate.isRevoked']()] : []),
            ]}
          >
            <PersonCertificate person={person} actions={actions} course={course} />
            <Button
              color="error"
              sx={{ px: 1, mx: -1 }}
              disabled={actions.busy}
              aria-label={words['person.takeOf']({ title: course.title })}
              onClick={() => take(course)}
            >
              {words['person.take']()}
            </Button>
          </PersonRow>
        ))}
      </PersonRows>
      <GiveCourse person={person} actions={actions} />
    </PaperSection>
  );
}
