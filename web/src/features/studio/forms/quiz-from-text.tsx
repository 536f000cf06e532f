import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useState } from 'react';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { templatesHere } from '../templates/templates.ts';
import { type DraftQuestion, withQuestions } from './quiz-edits.ts';
import { type ReadQuestion, readQuestions } from './quiz-text.ts';
import { area } from './words-field.tsx';

/** What was read, and where no right answer was found. */
function readLine(read: readonly ReadQuestion[]): string {
  const without = read.flatMap(({ answer }, at) => (answer === undefined ? [numberText(at + 1)] : []));
  const count = words['studio-quiz.read']({ count: read.length });
  if (without.length === 0) return count;
  return `${count} ${words['studio-quiz.noAnswer']({ numbers: without.join(', ') })}`;
}

/** Makes questions of a text that was written or pasted as on paper. */
export function QuizFromText({ name }: { readonly name: string }) {
  const [{ value = [] }, , { setValue }] = useField<readonly DraftQuestion[] | undefined>(name);
  const [text, setText] = useState('');
  const read = readQuestions(text);
  const add = () => {
    void setValue(withQuestions(value, read), false);
    setText('');
  };
  return (
    <div className="panel stack gap-2">
      <TextField
        label={words['studio-quiz.asText']()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText={words['studio-quiz.asTextHint']()}
        multiline
        slotProps={area(3)}
        fullWidth
      />
      <p role="status">{read.length > 0 && readLine(read)}</p>
      <div className="cluster gap-2">
        <Button variant="outlined" disabled={read.length === 0} onClick={add}>
          {words['studio-quiz.addRead']()}
        </Button>
        {text === '' && (
          <Button variant="text" onClick={() => setText(templatesHere().quizText)}>
            {words['studio-quiz.example']()}
          </Button>
        )}
      </div>
    </div>
  );
}
