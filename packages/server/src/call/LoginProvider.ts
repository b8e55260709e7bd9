/** Another service by which people sign in: OAuth 2 or OpenID Connect with a code and a page that says who came. */
export interface LoginProvider {
  /** Its name in addresses: small letters, digits and dashes. */
  source: string;
  /** Its name on the login page. */
  label: string;
  /**
   * `sso`: the unit's own single sign-on, whose answer comes to /login; `social`: any other, whose answer comes to
   * /oauth/redirect/<source>.
   */
  kind: 'social' | 'sso';
  authorizeUrl: string;
  tokenUrl: string;
  userUrl: string;
  clientId: string;
  clientSecret: string;
  /** Default `openid profile`. */
  scope: string;
  /** Claim that names a person for ever; default `sub`. */
  subjectClaim: string;
  /** Claim with a name to greet guests by; default `name`. */
  nameClaim: string;
  /**
   * Claim that equals the account's name here, for a service that is trusted to say so; '' when people register
   * instead.
   */
  accountClaim: string;
  /** Address of this product as browsers see it, where a proxy in front hides it; '' for that of the call. */
  publicUrl: string;
}
