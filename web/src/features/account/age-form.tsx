import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import {
  type AgeBand,
  ageBands,
  ageFormSchema,
  type Consent,
  type ConsentInput,
  youngest,
} from '@pathshala/contract/accounts/consent';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { Form, Formik, useField } from 'formik';
import { useId } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useAction } from '../../auth/use-action.tsx';
import { Field } from '../../ui/field.tsx';
import { Failure } from '../../ui/states.tsx';
import { validationText } from '../../words/validation.ts';
import { words } from '../../words/words.ts';

const bandNames: Readonly<Record<AgeBand, () => string>> = {
  'under-13': words['account.under13'],
  '13-to-17': words['account.from13'],
  adult: words['account.adult'],
};

/** Sends somebody's age, and handles the result. */
export function useAskConsent(onAnswer: (consent: Consent) => void) {
  const call = useCall();
  const operation = useAction();
  const ask = (body: ConsentInput) =>
    operation.run(async () => onAnswer(await call(endpoints.askConsent, { body })));
  return { ...operation, ask };
}

interface AgeFormProps {
  /** Given for a child whose parent is to be asked at another address. */
  readonly band?: AgeBand;
  readonly onAnswer: (consent: Consent) => void;
}

/** Form for an age group, and for a child's parent's address. */
export function AgeForm({ band, onAnswer }: AgeFormProps) {
  const { ask, running, error } = useAskConsent(onAnswer);
  const initialValues: { band: AgeBand | ''; parentEmail: string } = { band: band ?? '', parentEmail: '' };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={ageFormSchema}
      onSubmit={async ({ band: chosen, parentEmail }) => {
        if (chosen === '') return;
        await ask(chosen === youngest ? { band: chosen, parentEmail: parentEmail.trim() } : { band: chosen });
      }}
    >
      {({ values }) => (
        <Stack component={Form} noValidate spacing={2}>
          {band === undefined && <AgeChoice />}
          {values.band === youngest && (
            <Field
              name="parentEmail"
              type="email"
              label={words['account.parentEmail']()}
              autoComplete="off"
            />
          )}
          <Failure text={error} />
          <Button type="submit" variant="contained" size="large" disabled={running}>
            {values.band === youngest ? words['account.askParent']() : words['account.goOn']()}
          </Button>
        </Stack>
      )}
    </Formik>
  );
}

function AgeChoice() {
  const [field, { touched, error }] = useField<string>('band');
  const labelId = useId();
  const isWrong = Boolean(touched && error);
  return (
    <FormControl error={isWrong}>
      <FormLabel id={labelId}>{words['account.howOld']()}</FormLabel>
      <RadioGroup {...field} aria-labelledby={labelId}>
        {ageBands.map(({ id }) => (
          <FormControlLabel key={id} value={id} label={bandNames[id]()} control={<Radio />} />
        ))}
      </RadioGroup>
      {isWrong && <FormHelperText role="alert">{validationText(error)}</FormHelperText>}
    </FormControl>
  );
}
