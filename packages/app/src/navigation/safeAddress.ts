const isPersonal = (value: string) => /^(?:1[3-9]\d{9}|\d{17}[\dx])$/i.test(value.trim());

/** An address as it may be remembered: without values that look like a mobile or an identity card number. */
export function safeAddress(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const params = [...new URLSearchParams(query)].filter(([, value]) => !isPersonal(value));
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params).toString()}`;
}
