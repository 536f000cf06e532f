import { prove } from '../../../testing/prove.ts';
import { at, type QuestionRead } from '../../../testing/read-question.ts';
import { adding } from './adding.ts';

const sum = (q: QuestionRead) => at(q, 0) + at(q, 1);

prove([...adding], {
  'm1-put-together': sum,
});
