import { InlineFormBlock } from "@/components/pages/bio/inline-form";
import type { BioBlock } from "@/components/pages/bio/view";
import { fillWords, wordsIn } from "@/components/pages/words/by-language";
import { embedOf } from "@/lib/validation/embeds";
import type { PageLanguage } from "@/lib/validation/languages";

type Props = { block: BioBlock; language: PageLanguage };

/** One entry of a bio page's list. */
export function Block({ block, language }: Props) {
  switch (block.kind) {
    case "heading":
      return <Heading block={block} />;
    case "divider":
      return <Divider title={block.title} />;
    case "embed":
      return <EmbedLink block={block} language={language} />;
    case "form":
      return block.form && <InlineFormBlock block={block} form={block.form} language={language} />;
    default:
      return (
        <li>
          <a href={block.href} rel="noopener" className={buttonClass(block)}>
            <Words block={block} />
          </a>
        </li>
      );
  }
}

const buttonClass = ({ thumbnail }: BioBlock) => (thumbnail ? "button pic" : "button");

const Words = ({ block: { thumbnail, title, description } }: { block: BioBlock }) => (
  <>
    {/* biome-ignore lint/performance/noImgElement: drawn to a string, Next's <Image> has no part in it */}
    {thumbnail && <img src={thumbnail} alt="" width={52} height={52} loading="lazy" />}
    <span dir="auto">{title}</span>
    {description && <small dir="auto">{description}</small>}
  </>
);

const Heading = ({ block: { title, description } }: { block: BioBlock }) => (
  <li className="heading">
    <h2 dir="auto">{title}</h2>
    {description && <p dir="auto">{description}</p>}
  </li>
);

const Divider = ({ title }: { title: string }) =>
  title ? (
    <li className="divider">
      <span dir="auto">{title}</span>
    </li>
  ) : (
    <li>
      <hr />
    </li>
  );

/** A link to the provider, progressively enhanced to a button that loads the player. */
function EmbedLink({ block, language }: Props) {
  const { watch, listen } = wordsIn(language).bio;
  const embed = embedOf(block.url);
  return (
    <li>
      <a
        className={buttonClass(block)}
        href={block.href}
        rel="noopener"
        data-player={embed?.player}
        data-height={embed?.height}
      >
        <Words block={block} />
        {embed && (
          <small className="provider">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 3.5v17l15-8.5z" />
            </svg>
            {fillWords(embed.verb === "Watch" ? watch : listen, { provider: embed.provider })}
          </small>
        )}
      </a>
    </li>
  );
}
