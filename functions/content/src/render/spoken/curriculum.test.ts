import temml from 'temml';
import { expect, test } from 'vitest';
import { renderInline } from '../render-lesson.ts';
import { bangla } from './bn.ts';
import { english } from './en.ts';
import { speakFormula } from './speak-formula.ts';

/** Notation of the national curriculum, classes 6 to 12: TeX, and its spoken form in both languages. */
const notation = String.raw`
\int_0^1 x^2\,dx ;; the integral from 0 to 1 of x squared d x ;; যোগজ, ০ থেকে ১ পর্যন্ত, x এর বর্গ d x
\int f(x)\,dx = F(x) + c ;; the integral of f of x d x equals F of x plus c ;; যোগজ f অফ x d x সমান F অফ x যোগ c
\sum_{i=1}^{n} i^2 = 3 ;; the sum from i equals 1 to n of i squared equals 3 ;; সমষ্টি, i সমান ১ থেকে n পর্যন্ত, i এর বর্গ সমান ৩
\prod_{k=1}^n k ;; the product from k equals 1 to n of k ;; গুণফল, k সমান ১ থেকে n পর্যন্ত, k
x \in A \cup B ;; x is in A union B ;; x উপাদান A সংযোগ B
A' \cap B = \emptyset ;; A prime intersection B equals the empty set ;; A প্রাইম ছেদ B সমান ফাঁকা সেট
A \setminus B \subset C \subseteq D ;; A without B is a proper subset of C is a subset of D ;; A বাদ B প্রকৃত উপসেট C উপসেট D
x \notin \mathbb{R} ;; x is not in the real numbers ;; x উপাদান নয় বাস্তব সংখ্যার সেট
\angle ABC = 90^\circ ;; angle A B C equals 90 degrees ;; কোণ A B C সমান ৯০ ডিগ্রি
AB \perp CD, \; AB \parallel EF ;; A B is perpendicular to C D, A B is parallel to E F ;; A B লম্ব C D, A B সমান্তরাল E F
\triangle ABC \cong \triangle DEF \sim \triangle PQR ;; triangle A B C is congruent to triangle D E F is similar to triangle P Q R ;; ত্রিভুজ A B C সর্বসম ত্রিভুজ D E F সদৃশ ত্রিভুজ P Q R
F \propto \frac{1}{r^2} ;; F is proportional to the fraction 1 over r squared, end of fraction ;; F সমানুপাতিক ভগ্নাংশ, লব ১, হর r এর বর্গ, ভগ্নাংশ শেষ
a \equiv b \pmod{n} ;; a is congruent to b open bracket modulo n close bracket ;; a অনুসম b বন্ধনী শুরু মডুলো n বন্ধনী শেষ
\vec{a} \cdot \overrightarrow{AB} ;; vector a times vector A B ;; ভেক্টর a গুণ ভেক্টর A B
|\vec{a}| = 5 ;; the length of vector a equals 5 ;; ভেক্টর a এর দৈর্ঘ্য সমান ৫
\overline{AB} = \overline{z} + \bar{x} ;; line segment A B equals z bar plus x bar ;; রেখাংশ A B সমান z বার যোগ x বার
\hat{i} + \hat{j} ;; i hat plus j hat ;; i হ্যাট যোগ j হ্যাট
0.\dot{3} = 0.\overline{3} ;; 0.3 recurring equals 0.3 recurring ;; ০.৩ পৌনঃপুনিক সমান ০.৩ পৌনঃপুনিক
A = \{1, 2, 3\} ;; A equals open brace 1, 2, 3 close brace ;; A সমান দ্বিতীয় বন্ধনী শুরু ১, ২, ৩ দ্বিতীয় বন্ধনী শেষ
\{x \mid x \in \mathbb{N}, x < 5\} ;; open brace x such that x is in the natural numbers, x is less than 5 close brace ;; দ্বিতীয় বন্ধনী শুরু x যেখানে x উপাদান স্বাভাবিক সংখ্যার সেট, x ছোট ৫ দ্বিতীয় বন্ধনী শেষ
\{x : x > 2\} ;; open brace x such that x is greater than 2 close brace ;; দ্বিতীয় বন্ধনী শুরু x যেখানে x বড় ২ দ্বিতীয় বন্ধনী শেষ
f(x) = \begin{cases} x & x \ge 0 \\ -x & x < 0 \end{cases} ;; f of x equals 2 cases, x, if x is at least 0, minus x, if x is less than 0, end of cases ;; f অফ x সমান ২টি ক্ষেত্র, x, যখন x বড় বা সমান ০, ঋণাত্মক x, যখন x ছোট ০, ক্ষেত্র শেষ
\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix} ;; the 2 by 2 matrix, row 1: 1, 2; row 2: 3, 4; end of matrix ;; ২ সারি ২ কলামের ম্যাট্রিক্স, সারি ১: ১, ২; সারি ২: ৩, ৪; ম্যাট্রিক্স শেষ
\begin{vmatrix} a & b \\ c & d \end{vmatrix} = ad - bc ;; the 2 by 2 determinant, row 1: a, b; row 2: c, d; end of determinant, equals a d minus b c ;; ২ সারি ২ কলামের নির্ণায়ক, সারি ১: a, b; সারি ২: c, d; নির্ণায়ক শেষ, সমান a d বিয়োগ b c
\det A = 5 ;; the determinant of A equals 5 ;; নির্ণায়ক A সমান ৫
\binom{n}{r} = {}^nC_r ;; n choose r equals n choose r ;; n থেকে r এর সমাবেশ সমান n থেকে r এর সমাবেশ
{}^{5}P_{2} = 20 ;; the permutations of 2 out of 5 equals 20 ;; ৫ থেকে ২ এর বিন্যাস সমান ২০
\lfloor x \rfloor + \lceil y \rceil ;; the whole part of x end of whole part plus rounded up y end of rounding ;; ফ্লোর x ফ্লোর শেষ যোগ সিলিং y সিলিং শেষ
\lim_{x \to 0^+} \frac{1}{x} = \infty ;; the limit as x goes to 0 from the right of 1 over x equals infinity ;; লিমিট, যখন x এগিয়ে যায়, লক্ষ্য ডান দিক থেকে ০, ১ ভাগ x সমান অসীম
\log_{10} 100 = 2 ;; log to base 10 of 100 equals 2 ;; ১০ ভিত্তিক লগ ১০০ সমান ২
\sin^{-1} x + \cos^2 \theta ;; inverse sine x plus cosine squared theta ;; বিপরীত সাইন x যোগ কোসাইন এর বর্গ থিটা
\sin^2(x) ;; sine squared open bracket x close bracket ;; সাইন এর বর্গ বন্ধনী শুরু x বন্ধনী শেষ
f^{-1}(x) = g(x) ;; inverse f of x equals g of x ;; বিপরীত f অফ x সমান g অফ x
\sinh x ;; hyperbolic sine x ;; হাইপারবোলিক সাইন x
\frac{\partial f}{\partial x} ;; the fraction partial d f over partial d x, end of fraction ;; ভগ্নাংশ, লব আংশিক d f, হর আংশিক d x, ভগ্নাংশ শেষ
\frac{d^2y}{dx^2} ;; the fraction d squared y over d x squared, end of fraction ;; ভগ্নাংশ, লব d এর বর্গ y, হর d x এর বর্গ, ভগ্নাংশ শেষ
\ce{2H2 + O2 -> 2H2O} ;; 2 H 2 plus O 2 gives 2 H 2 O ;; ২ H ২ যোগ O ২ থেকে হয় ২ H ২ O
\ce{N2 + 3H2 <=> 2NH3} ;; N 2 plus 3 H 2 is in equilibrium with 2 N H 3 ;; N ২ যোগ ৩ H ২ উভমুখী বিক্রিয়ায় ২ N H ৩
\ce{SO4^2-} + \ce{Na+} ;; S O 4 charge 2 minus plus Na charge plus ;; S O ৪ ২ ঋণাত্মক আধান যোগ Na ধনাত্মক আধান
\ce{^{14}_{6}C} ;; C with mass number 14 and atomic number 6 ;; C, ভর সংখ্যা ১৪, পারমাণবিক সংখ্যা ৬
\ce{CaCO3 ->[heat] CaO + CO2 ^} ;; Ca C O 3 gives, with heat, Ca O plus C O 2 as a gas ;; Ca C O ৩ থেকে হয়, শর্ত heat, Ca O যোগ C O ২ গ্যাস
{}^{235}_{92}\text{U} ;; U with mass number 235 and atomic number 92 ;; U, ভর সংখ্যা ২৩৫, পারমাণবিক সংখ্যা ৯২
\text{Na}^+ + \text{Cl}^- \to \text{NaCl} ;; Na charge plus plus Cl charge minus gives Na Cl ;; Na ধনাত্মক আধান যোগ Cl ঋণাত্মক আধান থেকে হয় Na Cl
A \Rightarrow B \Leftrightarrow C ;; A implies B if and only if C ;; A হলে B যদি এবং কেবল যদি C
\therefore x = 2 \because y = 3 ;; therefore x equals 2 because y equals 3 ;; সুতরাং x সমান ২ যেহেতু y সমান ৩
\forall x \exists y ;; for all x there is y ;; সকল x বিদ্যমান y
\lambda + \mu + \omega + \Omega + \Sigma + \rho ;; lambda plus mu plus omega plus capital omega plus capital sigma plus rho ;; ল্যামডা যোগ মিউ যোগ ওমেগা যোগ বড় হাতের ওমেগা যোগ বড় হাতের সিগমা যোগ রো
\left[\frac{x^2}{2}\right]_0^1 ;; open square bracket the fraction x squared over 2, end of fraction, close square bracket from 0 to 1 ;; তৃতীয় বন্ধনী শুরু ভগ্নাংশ, লব x এর বর্গ, হর ২, ভগ্নাংশ শেষ, তৃতীয় বন্ধনী শেষ, ০ থেকে ১ পর্যন্ত
A^T A^{-1} ;; A transposed A to the power minus 1 ;; A এর ট্রান্সপোজ A এর ঘাত ঋণাত্মক ১
f : A \to B ;; f from A to B ;; f, A থেকে B
g \circ f ;; g composed with f ;; g এর সঙ্গে সংযোজিত f
P(A \mid B) = P(A|B) ;; P of open bracket A given B close bracket equals P of open bracket A given B close bracket ;; P অফ বন্ধনী শুরু A শর্তে B বন্ধনী শেষ সমান P অফ বন্ধনী শুরু A শর্তে B বন্ধনী শেষ
n(A \cup B) = 5 ;; n of open bracket A union B close bracket equals 5 ;; n অফ বন্ধনী শুরু A সংযোগ B বন্ধনী শেষ সমান ৫
3 \mid 12 ;; 3 divides 12 ;; ৩ ভাগ করে ১২
x >= 3 ;; x is at least 3 ;; x বড় বা সমান ৩
a:b::c:d ;; a to b as c to d ;; a অনুপাত b যেমন c অনুপাত d
\operatorname{cosec} x \cdot \cot x ;; cosecant x times cotangent x ;; কোসেক্যান্ট x গুণ কোট্যানজেন্ট x
\begin{aligned} a &= b \\ c &= d \end{aligned} ;; a equals b, c equals d ;; a সমান b, c সমান d
\overset{\frown}{AB} ;; arc A B ;; চাপ A B
\max(a, b) ;; the maximum of open bracket a, b close bracket ;; বৃহত্তম মান বন্ধনী শুরু a, b বন্ধনী শেষ
y'' + y' = 0 ;; y double prime plus y prime equals 0 ;; y ডাবল প্রাইম যোগ y প্রাইম সমান ০
x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a} ;; x equals the fraction minus b plus or minus the square root of b squared minus 4 a c, end of root, over 2 a, end of fraction ;; x সমান ভগ্নাংশ, লব ঋণাত্মক b যোগ বা বিয়োগ বর্গমূল b এর বর্গ বিয়োগ ৪ a c, মূল শেষ, হর ২ a, ভগ্নাংশ শেষ
2 \begin{bmatrix} 1 \\ 2 \end{bmatrix} ;; 2 times the 2 by 1 matrix, row 1: 1; row 2: 2; end of matrix ;; ২ গুণ ২ সারি ১ কলামের ম্যাট্রিক্স, সারি ১: ১; সারি ২: ২; ম্যাট্রিক্স শেষ
\mathbf{F} = m\mathbf{a} ;; F equals m a ;; F সমান m a
\begin{aligned} x + y &= 5 \\ x - y &= 1 \end{aligned} ;; x plus y equals 5, x minus y equals 1 ;; x যোগ y সমান ৫, x বিয়োগ y সমান ১
\neg p \land q \lor r ;; not p and q or r ;; নয় p এবং q অথবা r
\Delta x ;; delta x ;; ডেল্টা x
\angle \text{কখগ} ;; angle কখগ ;; কোণ কখগ
\left(\frac{a}{b}\right)^2 ;; open bracket a over b close bracket squared ;; বন্ধনী শুরু a ভাগ b বন্ধনী শেষ এর বর্গ
x \mapsto x^2 ;; x maps to x squared ;; x এর প্রতিবিম্ব x এর বর্গ
\int \frac{dx}{x} = \ln |x| + c ;; the integral of the fraction d x over x, end of fraction, equals natural log the absolute value of x plus c ;; যোগজ ভগ্নাংশ, লব d x, হর x, ভগ্নাংশ শেষ, সমান স্বাভাবিক লগ পরম মান x যোগ c
|x - 2| < |y| ;; the absolute value of x minus 2, end of absolute value, is less than the absolute value of y ;; পরম মান x বিয়োগ ২, পরম মান শেষ, ছোট পরম মান y
\frac{3}{4} ;; three quarters ;; ৪ ভাগের ৩
4\frac{1}{2} ;; 4 and one half ;; ৪ সমস্ত ২ ভাগের ১
(-2)^4 ;; open bracket minus 2 close bracket to the power 4 ;; বন্ধনী শুরু ঋণাত্মক ২ বন্ধনী শেষ এর ঘাত ৪
2x^{n-1} ;; 2 x to the power n minus 1, end of power ;; ২ x এর ঘাত n বিয়োগ ১, ঘাত শেষ
x(x + 5) = 84 ;; x times open bracket x plus 5 close bracket equals 84 ;; x গুণ বন্ধনী শুরু x যোগ ৫ বন্ধনী শেষ সমান ৮৪
\sqrt{x + 4} - 2\sqrt{3} ;; the square root of x plus 4, end of root, minus 2 times the square root of 3 ;; বর্গমূল x যোগ ৪, মূল শেষ, বিয়োগ ২ গুণ বর্গমূল ৩
\sqrt[3]{8} ;; the cube root of 8 ;; ঘনমূল ৮
x^2 \ne -9 ;; x squared is not equal to minus 9 ;; x এর বর্গ সমান নয় ঋণাত্মক ৯
2 : 4 = 3 : 6 ;; 2 to 4 equals 3 to 6 ;; ২ অনুপাত ৪ সমান ৩ অনুপাত ৬
x = 5 \text{ (divide by 3)} ;; x equals 5 (divide by 3) ;; x সমান ৫ (divide by 3)
`;

test.each(
  notation
    .trim()
    .split('\n')
    .map((row) => row.split(' ;; ')),
)('%s is spoken in both languages', (tex = '', ...said) => {
  const mathml = temml.renderToString(tex, { throwOnError: true });
  const unknown: string[] = [];
  const spoken = [english, bangla].map((one) => speakFormula(mathml, one, (what) => unknown.push(what)));
  expect([...spoken, ...unknown]).toEqual(said);
});

// Each Greek letter and each arrow by itself.
test.each([
  '\\alpha\\beta\\gamma\\delta\\epsilon\\zeta\\eta\\theta\\iota\\kappa\\lambda\\mu\\nu\\xi\\pi\\rho\\sigma\\tau\\upsilon\\phi\\chi\\psi\\omega',
  '\\varepsilon\\vartheta\\varpi\\varrho\\varsigma\\varphi\\Gamma\\Delta\\Theta\\Lambda\\Xi\\Pi\\Sigma\\Upsilon\\Phi\\Psi\\Omega',
  '\\leftarrow\\rightarrow\\leftrightarrow\\Leftarrow\\Rightarrow\\Leftrightarrow\\uparrow\\downarrow\\mapsto\\rightleftharpoons\\implies\\iff',
  '\\mathbb{N}\\mathbb{Z}\\mathbb{Q}\\mathbb{R}\\mathbb{C}\\emptyset\\varnothing\\supset\\supseteq\\not\\subset\\nsubseteq\\in\\notin\\ni',
  '\\geqslant\\leqslant\\gg\\ll\\mp\\simeq\\nparallel\\odot\\square\\measuredangle\\degree\\infty\\oint\\iint\\nabla\\vdots',
  '\\arcsin\\arccos\\arctan\\cosh\\tanh\\coth\\exp\\max\\min\\gcd\\dim\\arg',
])('%s have words', (tex) => {
  expect(renderInline(`$${tex}$`)).not.toContain('data-unspoken');
});

test('a sign without a word is shown, spoken as it is, and reported', () => {
  expect(renderInline('$a \\heartsuit b$')).toContain('aria-label="a ♡ b" data-unspoken="♡"');
});

test('both languages have words for the same signs', () => {
  expect(Object.keys(bangla.signs)).toEqual(Object.keys(english.signs));
});

test('a deeply nested part is read once, not twice for each level above it', () => {
  const deep = temml.renderToString(`${'\\sqrt{'.repeat(30)}2${'}'.repeat(30)}`);
  expect(speakFormula(deep, english).match(/square root/g)).toHaveLength(30);
});
