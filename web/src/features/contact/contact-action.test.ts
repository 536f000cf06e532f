import { describe, expect, it } from 'vitest';
import { contactAction } from './contact-action.ts';

describe('contact action', () => {
  it('is the site’s own API by default', () => {
    expect(contactAction({ contactFormAction: '/api/contact', contactEmail: 'owner@school.example' })).toBe(
      '/api/contact',
    );
  });

  it('holds the owner’s address for a forwarding service', () => {
    const config = {
      contactFormAction: 'https://forward.example/{email}?copy={email}',
      contactEmail: 'owner+site@school.example',
    };
    expect(contactAction(config)).toBe(
      'https://forward.example/owner%2Bsite@school.example?copy=owner%2Bsite@school.example',
    );
  });
});
