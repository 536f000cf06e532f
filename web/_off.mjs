import { chromium } from 'playwright';
const base='http://127.0.0.1:6410';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (const scheme of ['light','dark']) for (const width of [360,1440]) {
  const ctx = await b.newContext({viewport:{width,height:width===360?740:900},colorScheme:scheme});
  const p = await ctx.newPage();
  await p.route('**/api/course/*/lesson/*',r=>r.abort());
  await p.route('**/img/**',r=>r.abort());
  await p.goto(base+'/course/free-fractions-from-zero/lesson/fair-shares');
  await p.getByText('The lesson did not arrive').waitFor();
  await p.waitForTimeout(300);
  await p.screenshot({path:`/tmp/p/lessons-img/off-${scheme}-${width}.png`});
  await p.goto(base+'/',{waitUntil:'networkidle'});
  await p.getByRole('region',{name:'Trust statistics'}).scrollIntoViewIfNeeded();
  await p.screenshot({path:`/tmp/p/lessons-img/home-${scheme}-${width}.png`});
  await p.locator('footer').last().scrollIntoViewIfNeeded();
  await p.evaluate(()=>window.scrollTo(0,document.body.scrollHeight)); await p.waitForTimeout(300);
  await p.screenshot({path:`/tmp/p/lessons-img/foot-${scheme}-${width}.png`});
  await ctx.close();
}
await b.close();
