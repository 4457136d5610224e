import { Document, NO_ICON } from "@/components/pages/document";
import { choicesOf, Filter, filterStyle } from "@/components/pages/menu/filter";
import { Item } from "@/components/pages/menu/item";
import { paletteStyle } from "@/components/pages/menu/palettes";
import { menuScript } from "@/components/pages/menu/script";
import { structuredData } from "@/components/pages/menu/structured-data";
import { baseStyle } from "@/components/pages/menu/style";
import { THEME_STYLES } from "@/components/pages/menu/themes";
import { translationsFor } from "@/components/pages/menu/translations";
import { type MenuView, sectionsOf } from "@/components/pages/menu/view";
import { telHref } from "@/lib/validation/phone-numbers";

const RIGHT_TO_LEFT = new Set(["Arab", "Hebr", "Thaa", "Nkoo", "Syrc", "Adlm", "Rohg", "Mand"]);
const PREVIEWED = 200;
const EAGER = 2;

const directionOf = (language: string) =>
  RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";

/** The text of the document's one style element. */
export const menuStyle = (view: MenuView): string =>
  [
    paletteStyle(view.theme, view.accent),
    baseStyle,
    THEME_STYLES[view.theme],
    filterStyle(choicesOf(view.items)),
  ].join("");

/** A menu's public page (docs/contract.md §7). */
export function MenuPage({ view }: { view: MenuView }) {
  const words = translationsFor(view.language);
  const sections = sectionsOf(view.items).map((section, index) => ({ ...section, id: `c${index + 1}` }));
  const named = sections.filter(({ category }) => category !== "");
  const eager = new Set(view.items.filter(({ photo }) => photo).slice(0, EAGER));
  return (
    <Document
      title={view.name}
      style={menuStyle(view)}
      script={menuScript}
      lang={view.language}
      dir={directionOf(view.language)}
      head={<Head view={view} menuWord={words.menu} />}
    >
      <header>
        <div>
          {view.table && (
            <p className="table">
              <span lang={words.lang}>{words.table}</span> <b>{view.table}</b>
            </p>
          )}
          <h1>{view.name}</h1>
          {view.description && <p className="intro">{view.description}</p>}
        </div>
      </header>
      {named.length > 1 && (
        <nav className="bar" aria-label={words.categories}>
          <ul>
            {named.map(({ id, category }) => (
              <li key={id}>
                <a href={`#${id}`}>{category}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <main>
        <Filter choices={choicesOf(view.items)} words={words} />
        <p className="none" id="none" role="status" data-text={words.none} lang={words.lang} />
        {sections.map(({ id, category, items }) => (
          <section key={id} id={id} aria-label={category || words.menu}>
            {category && <h2>{category}</h2>}
            <ul className="items">
              {items.map((item) => (
                <Item
                  key={item.id}
                  item={item}
                  menu={view}
                  words={words}
                  heading={category ? "h3" : "h2"}
                  first={eager.has(item)}
                />
              ))}
            </ul>
          </section>
        ))}
      </main>
      <Foot view={view} hours={words.hours} contact={words.contact} lang={words.lang} />
    </Document>
  );
}

function Head({ view, menuWord }: { view: MenuView; menuWord: string }) {
  const about = [...(view.description || `${menuWord} · ${view.name}`).replace(/\s+/g, " ")];
  const description = about.length > PREVIEWED ? `${about.slice(0, PREVIEWED).join("")}…` : about.join("");
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={view.url} />
      <link rel="icon" href={NO_ICON} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={view.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={view.url} />
      <meta property="og:image" content={view.picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={view.name} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with all HTML characters escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(view) }} />
    </>
  );
}

type FootProps = { view: MenuView; hours: string; contact: string; lang: string };

function Foot({ view, hours, contact, lang }: FootProps) {
  const { openingHours, address, phone } = view;
  if (!openingHours && !address && !phone) return null;
  const dialed = telHref(phone);
  return (
    <footer>
      {openingHours && (
        <div>
          <h2 lang={lang}>{hours}</h2>
          <p>{openingHours}</p>
        </div>
      )}
      {(address || phone) && (
        <div>
          <h2 lang={lang}>{contact}</h2>
          {address && <address>{address}</address>}
          {phone && dialed && (
            <a href={dialed} dir="ltr">
              {phone}
            </a>
          )}
          {phone && !dialed && <span dir="ltr">{phone}</span>}
        </div>
      )}
    </footer>
  );
}
