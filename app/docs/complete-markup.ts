// Icon buttons that Scalar renders without an accessible name.
const NAMES = { ".code-copy, .scalar-code-copy": "Copy", ".client-libraries__select": "More languages" };

// Roles that Scalar uses where they aren't allowed. The tabs of samples are beside a button, as in a toolbar.
const ROLES = {
  "button[role=search]": null,
  "aside[role=navigation]": "region",
  ".response-card[role=region]": "group",
  ".client-libraries-list[role=tablist]": "toolbar",
  ".client-libraries-list [role=tab]": null,
};

// States that only tabs and options can have, and the equivalent for buttons.
const STATES = { ".client-libraries": "aria-pressed", "[data-sidebar-id] button": "aria-current" };

/** Fixes names, roles and states for screen readers and keyboards, whenever Scalar changes its markup. */
export function completeMarkup(root: HTMLElement): MutationObserver {
  const each = (selector: string, change: (element: HTMLElement) => void) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) change(element);
  };
  const complete = () => {
    for (const [buttons, name] of Object.entries(NAMES))
      each(buttons, (button) => button.setAttribute("aria-label", name));
    for (const [elements, role] of Object.entries(ROLES))
      each(elements, (element) =>
        role ? element.setAttribute("role", role) : element.removeAttribute("role"),
      );
    for (const [buttons, state] of Object.entries(STATES))
      each(`:is(${buttons})[aria-selected]:not([role=tab])`, (button) => {
        button.setAttribute(state, button.getAttribute("aria-selected") ?? "false");
        button.removeAttribute("aria-selected");
      });
    each("ul.endpoints", (list) => list.setAttribute("tabindex", "0"));
    each(".parameter-item-trigger [tabindex]", (part) => part.removeAttribute("tabindex"));
  };
  // Once per frame: Scalar renders in small steps.
  let isPlanned = false;
  const observer = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      complete();
    });
  });
  const attributeFilter = ["aria-selected", "role"];
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter });
  return observer;
}
