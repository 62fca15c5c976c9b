/** The outlines of login and console, shown before any file has arrived; the page's first script picks one. */
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
