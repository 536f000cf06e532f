import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import { useCall, useOwnAnswer } from '../../api/use-answer.ts';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { useAction } from '../../auth/use-action.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { HandOn } from '../../ui/share-button.tsx';
import { pageAddress } from '../../ui/site-address.ts';
import { Async, Failure } from '../../ui/states.tsx';
import { ownDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

/** Shown once: the school does not store the token. */
function NewLink({ path }: { readonly path: string }) {
  return (
    <>
      <Typography role="status">{words['week.linkMade']()}</Typography>
      <TextField
        fullWidth
        label={words['week.link']()}
        value={pageAddress(path)}
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
      <HandOn text={words['titles.week']()} path={path} />
    </>
  );
}

interface StateProps {
  readonly since: string | null;
  /** The token of the link made on this page. */
  readonly token: string | null;
  readonly hasEnded: boolean;
}

function LinkState({ since, token, hasEnded }: StateProps) {
  if (token) return <NewLink path={`${paths.week}#${token}`} />;
  if (since) return <Typography>{words['week.since']({ day: ownDayText(since) })}</Typography>;
  return hasEnded ? <Typography role="status">{words['week.hasEnded']()}</Typography> : null;
}

export function WeekSection() {
  const call = useCall();
  const answer = useOwnAnswer(practiceEndpoints.weekLink, {});
  const { run, running, error } = useAction();
  const [token, setToken] = useState<string | null>(null);
  const [hasEnded, setEnded] = useState(false);
  /** Also revokes the previous link. */
  const begin = () =>
    run(async () => {
      const made = await call(practiceEndpoints.makeWeekLink, {});
      await answer.mutate({ since: made.since }, { revalidate: false });
      setToken(made.token);
    });
  async function stop() {
    await answer.mutate(await call(practiceEndpoints.endWeekLink, {}), { revalidate: false });
    setToken(null);
    setEnded(true);
  }
  return (
    <PaperSection title={words['week.share']()} text={words['week.shareText']()}>
      <Async answer={answer} loading={<PageLoading height={64} />} failure={words['week.linkFailed']()}>
        {({ since }) => (
          <Stack spacing={2} sx={{ alignItems: 'start', mt: 2.5 }}>
            <LinkState since={since} token={token} hasEnded={hasEnded} />
            <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Button variant="outlined" disabled={running} onClick={() => void begin()}>
                {since ? words['week.makeNew']() : words['week.make']()}
              </Button>
              {since && (
                <AskFirstButton
                  label={words['week.end']()}
                  title={words['week.endTitle']()}
                  text={words['week.endText']()}
                  onConfirm={stop}
                />
              )}
            </Stack>
          </Stack>
        )}
      </Async>
      <Failure text={error} />
    </PaperSection>
  );
}
