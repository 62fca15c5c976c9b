const ATOM = String.raw`(?:[\w!#$%&'*+/=?^\x60{|}~-]|[^\p{ASCII}\p{Z}\p{C}])+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;

/**
 * A mail address as RFC 5321 and, with letters of any script, RFC 6531 allow it, without quoted parts. A host has two
 * labels at least, of which the last is no number.
 */
export const EMAIL_ADDRESS = new RegExp(
  String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\p{N}+$)(?=..)${LABEL}$`,
  "u",
);
