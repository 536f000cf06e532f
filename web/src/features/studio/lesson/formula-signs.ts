import { words } from '../../../words/words.ts';

interface SignGroup {
  readonly name: () => string;
  /** TeX to insert. Its spoken text in the page's language is the button's name. */
  readonly signs: readonly string[];
}

const split = (signs: string) => signs.trim().split(/\s{2,}/);

/** The signs that buttons insert into a formula. To add one, add its TeX here. */
export const signGroups: readonly SignGroup[] = [
  {
    name: words['studio-formula.numbers'],
    signs: split(
      String.raw`\frac{a}{b}  x^2  x_1  \sqrt{x}  \sqrt[3]{x}  \times  \div  \pm  0.\dot{3}  |x|  5!`,
    ),
  },
  {
    name: words['studio-formula.relations'],
    signs: split(
      String.raw`\ne  \approx  \le  \ge  \equiv  \propto  \therefore  \because  \Rightarrow  \Leftrightarrow`,
    ),
  },
  {
    name: words['studio-formula.sets'],
    signs: split(
      String.raw`\in  \notin  \cup  \cap  \subset  \subseteq  \setminus  \emptyset  \{1, 2\}  \mathbb{N}  \mathbb{Z}  \mathbb{Q}  \mathbb{R}  \{x \mid x > 0\}`,
    ),
  },
  {
    name: words['studio-formula.geometry'],
    signs: split(
      String.raw`90^\circ  \angle  \triangle  \perp  \parallel  \cong  \sim  \overline{AB}  \vec{a}  \overrightarrow{AB}  \hat{i}`,
    ),
  },
  {
    name: words['studio-formula.calculus'],
    signs: split(
      String.raw`\int  \int_a^b  \sum_{i=1}^n  \prod_{i=1}^n  \lim_{x \to 0}  \frac{dy}{dx}  \partial  \Delta  \infty  \log_{10}  \ln  \sin  \cos  \tan  \sin^{-1}`,
    ),
  },
  {
    name: words['studio-formula.tables'],
    signs: split(
      String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}  \begin{vmatrix} a & b \\ c & d \end{vmatrix}  \begin{cases} a & x > 0 \\ b & x < 0 \end{cases}  {}^nC_r  {}^nP_r`,
    ),
  },
  {
    name: words['studio-formula.greek'],
    signs: split(
      String.raw`\alpha  \beta  \gamma  \delta  \varepsilon  \eta  \theta  \lambda  \mu  \nu  \pi  \rho  \sigma  \Sigma  \tau  \phi  \omega  \Omega`,
    ),
  },
  {
    name: words['studio-formula.chemistry'],
    signs: split(String.raw`\ce{H2O}  \ce{->}  \ce{<=>}  \ce{SO4^2-}  {}^{14}_{6}\text{C}`),
  },
];
