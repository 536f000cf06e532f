import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as LoginPage } from './login-page.tsx';
import { Component as RegisterPage } from './register-page.tsx';

test.each<[string, ReactElement]>([
  ['/login', <LoginPage key="login" />],
  ['/register', <RegisterPage key="register" />],
])('a password on %s stands in no address, even where no script runs', async (at, page) => {
  renderPage(page, { at, session: visitor });
  const field = await screen.findByLabelText<HTMLInputElement>('Password');
  expect(field.form?.method).toBe('post');
});
