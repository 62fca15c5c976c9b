/** The message of a select without matches, as a disabled option: a listbox may contain nothing but options. */
export const NoOption = ({ children }: { children: string }) => (
  <span role="option" aria-disabled aria-selected={false} tabIndex={-1}>
    {children}
  </span>
);
