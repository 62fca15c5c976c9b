import i18next from "i18next";

/** Replaces the page's outline with the error, because React does not render yet. */
export function showStartFailure(error: Error): void {
  const title = document.createElement("h1");
  const reason = document.createElement("p");
  const alert = document.createElement("main");
  title.textContent = i18next.t("failure.deployment");
  reason.textContent = error.message;
  alert.setAttribute("role", "alert");
  alert.className = "start-failure";
  alert.append(title, reason);
  document.querySelector(".outline-root")?.replaceWith(alert);
}
