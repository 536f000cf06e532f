import { expect, test } from 'vitest';
import { yardstickOf } from './yardstick.ts';

test('the yardstick has the words of the page and nothing else', () => {
  const page = yardstickOf(
    '<html><head><style>a{}</style></head><body><h1 class="x">Hello <svg><path/></svg><b>you</b></h1><img src="/a.png"><script>1</script><a href="/">Home</a></body></html>',
  );
  expect(page).toContain('<body><h1>Hello you</h1>Home</body>');
  expect(page).not.toMatch(/script|style|img|svg/);
});
