import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { describe, expect, it } from 'vitest';
import { contactAction } from './contact-page.tsx';

describe('contact action', () => {
  it('is the site’s own API by default', () => {
    const contactFormAction = `${apiRoot}${pathOf(endpoints.contact, {})}`;
    const contactEmail = 'owner@school.example';
    const config = { contactFormAction, contactEmail };
    expect(contactAction(config, 'en')).toBe(contactFormAction);
    expect(contactAction(config, 'bn')).toBe(
      `${apiRoot}${pathOf(endpoints.contact, { query: { lang: 'bn' } })}`,
    );
  });

  it('holds the owner’s address for a forwarding service', () => {
    const config = {
      contactFormAction: 'https://forward.example/{email}?copy={email}',
      contactEmail: 'owner+site@school.example',
    };
    expect(contactAction(config, 'bn')).toBe(
      'https://forward.example/owner%2Bsite@school.example?copy=owner%2Bsite@school.example',
    );
  });
});
