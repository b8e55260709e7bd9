/** How one call is made otherwise on a stock server. */
export interface CallRule {
  /** Address there, instead of the contract's. */
  path?: string;
  /** The parameters travel there as a body or in the address, instead of the contract's way. */
  where?: 'body' | 'query';
  /** Parameters that are ids joined by commas here and an array there. */
  arrays?: readonly string[];
  /** The whole tree comes at once there: `roots` takes its top nodes, `below` those under a parameter. */
  branch?: 'roots' | { below: string };
  /** The call there has to name the account of the session in this parameter. */
  account?: string;
  /** Fields of the rows it answers that are numbers there and texts here. */
  texts?: readonly string[];
  /** Answers that are empty objects there come as this. */
  empty?: unknown;
  /** Nothing answers there; this is the answer instead. */
  absent?: { answer: unknown };
}

/** What a stock server does otherwise than ours, as data. */
export interface StockRules {
  /** Addresses of the default menu by those of this application, such as `/desk/notice` for `/blade-desk/notice`. */
  menus: Readonly<Record<string, string>>;
  /** Permission codes of this application by those that stand for them there. */
  codes: Readonly<Record<string, readonly string[]>>;
  /** Calls by their address in the contract. */
  calls: Readonly<Record<string, CallRule>>;
  /** Endings of filters by those of the contract. */
  suffixes: Readonly<Record<string, string>>;
}
