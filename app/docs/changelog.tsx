import { Section } from "./section";

/** What changed in the API, the newest first. */
export const Changelog = () => (
  <Section id="changelog" title="Changelog">
    <h3 className="font-medium">1.0.0</h3>
    <p>
      The first version. Fields may be added to answers, and values to the sets of names, without a new
      version; nothing that is described here is taken away or changes its meaning.
    </p>
  </Section>
);
