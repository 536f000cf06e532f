import { quantity } from '../../practice/make-answers.ts';
import { asNumber, decimal as exactly } from '../../practice/rational.ts';
import { creative } from './creative.ts';

/** Rounds off errors of decimal arithmetic. */
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
        values: {
          mass,
          methane,
          bottle,
          n,
          twoTimesN: 2 * n,
          n36TimesN: 36 * n,
          oxygen,
          left,
          isEnough: left >= oxygen,
        },
        apply: quantity(36 * n, 'g'),
        judge: quantity(left, 'l'),
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
        values: { mass, pure, limestone, real, lime, tank, moles: round(real / 100), gas, fits: gas <= tank },
        apply: quantity(lime, 'g'),
        judge: quantity(gas, 'l'),
      };
    },
  }),
] as const;
