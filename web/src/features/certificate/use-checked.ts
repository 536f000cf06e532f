import { useEffect, useState } from 'react';
import { type Checked, checkCertificate } from './check-certificate.ts';

/** What the check of a link's token says; undefined while it is under way. */
export function useChecked(token: string): Checked | undefined {
  const [known, setKnown] = useState<{ readonly token: string; readonly checked: Checked }>();
  useEffect(() => {
    let isAsked = true;
    void checkCertificate(token).then((checked) => {
      if (isAsked) setKnown({ token, checked });
    });
    return () => {
      isAsked = false;
    };
  }, [token]);
  return known?.token === token ? known.checked : undefined;
}
