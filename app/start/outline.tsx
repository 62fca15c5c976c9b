/** The outlines of login and console, shown until the files are loaded; the first inline script selects one. */
export function Outline() {
  return (
    <div className="outline-root" aria-hidden>
      <div className="outline outline-login">
        <div className="outline-half" />
        <div className="outline-form" />
      </div>
      <div className="outline outline-console">
        <div className="outline-bar" />
        <div className="outline-side" />
        <div className="outline-block" />
      </div>
    </div>
  );
}
