const PROMISES = [
  {
    title: "Counted before the redirect",
    text: "A click is committed to the database before the visitor moves on. Even a crash loses none.",
  },
  {
    title: "People, not robots",
    text: "Crawlers and link previews get their redirect, but they aren't in your numbers.",
  },
  {
    title: "Exact click limits",
    text: "A link with a limit of 500 admits 500 visitors, however many arrive at once.",
  },
  {
    title: "Edits apply at once",
    text: "Change a destination, and the next visitor gets it, on every copy of your server.",
  },
];

/** What tests and docs/performance.md show. */
export const Reliability = () => (
  <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
    {PROMISES.map(({ title, text }) => (
      <li key={title} className="border-accent border-l-2 pl-5">
        <h3 className="font-semibold text-lg tracking-tight">{title}</h3>
        <p className="mt-1.5 text-pretty text-quiet">{text}</p>
      </li>
    ))}
  </ul>
);
