/** What another login service sent back in the address. */
export interface ExternalReturn {
  /** The service; '' for single sign-on, which comes back to the login page. */
  source: string;
  code: string;
  state: string;
  /** Why the service let nobody in; '' when it did. */
  error: string;
}

/** What an address brings back from another login service; null for any other address. */
export function readExternalReturn(pathname: string, search: string): ExternalReturn | null {
  const query = new URLSearchParams(search);
  const [code, state, error] = ['code', 'state', 'error'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const named = /^\/oauth\/redirect\/([\w-]{1,40})\/?$/.exec(pathname)?.[1];
  const source = named ?? query.get('source') ?? '';
  const isOurs = named !== undefined || pathname === '/login';
  return isOurs && state !== '' && (code !== '' || error !== '') ? { source, code, state, error } : null;
}
