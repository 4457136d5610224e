import { baseStyle, buttonStyles } from "@/components/pages/bio/base-style";
import { Block } from "@/components/pages/bio/block";
import { blockScript } from "@/components/pages/bio/block-scripts";
import { blockStyle } from "@/components/pages/bio/block-style";
import { shareScript } from "@/components/pages/bio/share-script";
import { SocialIcon } from "@/components/pages/bio/social-icon";
import { themes } from "@/components/pages/bio/themes";
import { backgroundStyle } from "@/components/pages/bio/themes/background";
import { accentStyle } from "@/components/pages/bio/themes/theme";
import type { BioView } from "@/components/pages/bio/view";
import { Document, NO_ICON } from "@/components/pages/document";
import { languageAttributes, wordsIn } from "@/components/pages/words/by-language";
import type { PageLanguage } from "@/lib/validation/languages";
import { PLATFORMS } from "@/lib/validation/platforms";

/** The complete stylesheet of a page. */
export function bioStyle(view: BioView): string {
  const { theme, buttonStyle, accent, background, links } = view;
  const look = themes[theme];
  const parts = [accentStyle(look, view), baseStyle, buttonStyles[buttonStyle], blockStyle(links), look.css];
  if (background) parts.push(backgroundStyle(look, accent, background));
  return parts.filter(Boolean).join("\n");
}

/** The complete script of a page. */
export const bioScript = ({ links }: BioView): string => shareScript + blockScript(links);

/** A bio page (docs/contract.md §6). */
export function BioPage({ view, language }: { view: BioView; language: PageLanguage }) {
  const words = wordsIn(language).bio;
  const { title, description, socials, links } = view;
  return (
    <Document
      title={title}
      style={bioStyle(view)}
      script={bioScript(view)}
      {...languageAttributes(language)}
      head={<Head view={view} />}
    >
      <main>
        <button type="button" className="share" aria-label={words.share} data-copied={words.copied} hidden>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 1.5 7 6.5l1.5 1.5L11 5.6V15h2V5.6L15.5 8 17 6.5zM4 11v10.5h16V11h-4v2h2v6.5H6V13h2v-2z" />
          </svg>
        </button>
        <header>
          <Avatar view={view} />
          <h1 dir="auto">{title}</h1>
          {description && (
            <p className="about" dir="auto">
              {description}
            </p>
          )}
        </header>
        {socials.length > 0 && (
          <ul className="socials" aria-label={words.socials}>
            {socials.map(({ platform, url }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and entries may be equal
              <li key={index}>
                <a href={url} rel="me noopener" aria-label={PLATFORMS[platform]}>
                  <SocialIcon platform={platform} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {links.length > 0 && (
          <ul className="links" aria-label={words.links}>
            {links.map((link) => (
              <Block key={link.href} block={link} language={language} />
            ))}
          </ul>
        )}
      </main>
      <p className="said" role="status" />
    </Document>
  );
}

function Avatar({ view: { title, avatar, theme } }: { view: BioView }) {
  const { wide } = themes[theme];
  if (!avatar) {
    return (
      <span className="avatar letter" aria-hidden="true">
        {[...new Intl.Segmenter().segment(title)][0]?.segment.toUpperCase()}
      </span>
    );
  }
  return (
    // biome-ignore lint/performance/noImgElement: drawn to a string, Next's <Image> has no part in it
    <img
      className="avatar"
      src={avatar.large}
      srcSet={`${avatar.small} 320w, ${avatar.large} 960w`}
      sizes={wide ? "(min-width: 37.5rem) 37.5rem, 100vw" : "9rem"}
      width={320}
      height={320}
      alt=""
    />
  );
}

function Head({ view: { url, picture, title, description, avatar } }: { view: BioView }) {
  const about = description.replace(/\s+/g, " ");
  return (
    <>
      {about && <meta name="description" content={about} />}
      <link rel="canonical" href={url} />
      <link rel="icon" href={avatar?.small ?? NO_ICON} />
      <meta property="og:type" content="profile" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      {about && <meta property="og:description" content={about} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
