import { withBasePath } from "~/config/base-path";
import { deployment } from "~/config/deployment";

const SIZE = "1.75rem";

/** The deployment's mark, or else the product's sign in the theme colour. */
export function Logo() {
  const { logoUrl } = deployment();
  // A relative address is of a file beside the console's, on every screen.
  const src = /^([a-z]+:|\/)/i.test(logoUrl) ? logoUrl : withBasePath(`/${logoUrl}`);
  if (logoUrl) return <img className="logo" src={src} style={{ height: SIZE }} alt="" />;
  return (
    <svg className="logo" width={SIZE} height={SIZE} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--primary-fill)" />
      <path
        d="M8 22.5 14.2 9h3.6L24 22.5h-3.7l-1.2-2.9h-6.2l-1.2 2.9zm6.1-5.8h3.8L16 12.1z"
        fill="var(--primary-text)"
      />
    </svg>
  );
}
