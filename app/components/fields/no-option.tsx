/** What a list of choices says where none matches: a choice that cannot be taken, as a list may hold nothing else. */
export const NoOption = ({ children }: { children: string }) => (
  <span role="option" aria-disabled aria-selected={false} tabIndex={-1}>
    {children}
  </span>
);
