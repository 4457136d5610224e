import { Section } from "./section";

/** API changes, newest first. */
export const Changelog = () => (
  <Section id="changelog" title="Changelog">
    <h3 className="font-medium">1.0.0</h3>
    <p>
      First version. New response fields and enum values may be added without a new version. Documented
      behavior won't change or be removed.
    </p>
  </Section>
);
