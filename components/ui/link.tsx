import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to another page of the app. It isn't prefetched: each visit would make the server render all pages that the
 * page links to, for the one that is opened.
 */
export const Link = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} {...props} />;
