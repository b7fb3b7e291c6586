let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined;

/**
 * Lets a picture into a page that demands Trusted Types: React has written its HTML and escaped every text in it. Such a
 * page has to list the policy's name under `trusted-types`.
 */
export function trusted(html: string): string | TrustedHTML {
  policy ??= window.trustedTypes?.createPolicy('action-log-pictures', { createHTML: (text: string) => text });
  return policy?.createHTML(html) ?? html;
}
