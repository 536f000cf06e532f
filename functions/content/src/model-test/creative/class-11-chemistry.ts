import { quantity } from '../../practice/make-answers.ts';
import { asNumber, decimal as exactly } from '../../practice/rational.ts';
import { say } from '../../practice/text.ts';
import { creative } from './creative.ts';

/** Without the dust that reckoning with decimals leaves. */
const round = (value: number) => asNumber(exactly(value));

const methane = '\\text{CH}_4 + 2\\text{O}_2 \\to \\text{CO}_2 + 2\\text{H}_2\\text{O}';
const limestone = '\\text{CaCO}_3 \\to \\text{CaO} + \\text{CO}_2';

export const chemistryOfClass11 = [
  creative({
    id: 'cq11-methane',
    subject: 'chemistry',
    class: 11,
    make(random) {
      const n = random.int(1, 12) / 2;
      const [mass, oxygen, left] = [16 * n, round(44.8 * n), random.int(2, 40)];
      const bottle = round(oxygen + left);
      return {
        stem: say('cq11-methane.stem', { mass, methane, bottle }),
        know: {
          question: say('cq11-methane.know-question'),
          scheme: [say('cq11-methane.know-line')],
        },
        understand: {
          question: say('cq11-methane.understand-question'),
          scheme: [say('cq11-methane.understand-line-1'), say('cq11-methane.understand-line-2')],
        },
        apply: {
          question: say('cq11-methane.apply-question'),
          answer: quantity(36 * n, 'g'),
          worked: [
            say('cq11-methane.apply-step-1', { mass, n }),
            say('cq11-methane.apply-step-2', { n, twoTimesN: 2 * n }),
            say('cq11-methane.apply-step-3', { twoTimesN: 2 * n, n36TimesN: 36 * n }),
          ],
        },
        judge: {
          question: say('cq11-methane.judge-question'),
          answer: quantity(left, 'l'),
          worked: [
            say('cq11-methane.judge-step-1', { mass, n }),
            say('cq11-methane.judge-step-2', { n, twoTimesN: 2 * n }),
            say('cq11-methane.judge-step-3', { twoTimesN: 2 * n, oxygen }),
            say('cq11-methane.judge-step-4', { bottle, oxygen, left, isEnough: left >= oxygen }),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq11-limestone',
    subject: 'chemistry',
    class: 11,
    make(random) {
      const [mass, pure] = [50 * random.int(2, 20), 5 * random.int(12, 19)];
      const real = round((mass * pure) / 100);
      const tank = random.int(2, 22) * 10;
      const [lime, gas] = [round((real * 56) / 100), round((real * 22.4) / 100)];
      return {
        stem: say('cq11-limestone.stem', { mass, pure, limestone }),
        know: {
          question: say('cq11-limestone.know-question'),
          scheme: [say('cq11-limestone.know-line')],
        },
        understand: {
          question: say('cq11-limestone.understand-question'),
          scheme: [say('cq11-limestone.understand-line-1'), say('cq11-limestone.understand-line-2')],
        },
        apply: {
          question: say('cq11-limestone.apply-question'),
          answer: quantity(lime, 'g'),
          worked: [
            say('cq11-limestone.apply-step-1', { mass, pure, real }),
            say('cq11-limestone.apply-step-2'),
            say('cq11-limestone.apply-step-3', { real, lime }),
          ],
        },
        judge: {
          question: say('cq11-limestone.judge-question', { tank }),
          answer: quantity(gas, 'l'),
          worked: [
            say('cq11-limestone.apply-step-1', { mass, pure, real }),
            say('cq11-limestone.judge-step-2', { real, moles: round(real / 100) }),
            say('cq11-limestone.judge-step-3'),
            say('cq11-limestone.judge-step-4', {
              moles: round(real / 100),
              gas,
              fits: gas <= tank,
              tank,
            }),
          ],
        },
      };
    },
  }),
] as const;
