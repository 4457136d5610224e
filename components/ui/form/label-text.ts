type Labelled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const isLabelled = (control: Element): control is Labelled => "labels" in control;

/** The visible label of a control or a group, without the mark of required fields. */
export function labelText(control: Element): string | undefined {
  const label =
    control.getAttribute("aria-label") ??
    control.querySelector(":scope > legend")?.textContent ??
    (isLabelled(control) ? control.labels?.[0]?.textContent : undefined);
  return label?.replace(/\s*\*$/, "");
}
