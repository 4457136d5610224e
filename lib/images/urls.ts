import { env } from "@/lib/env";

/** The two widths and heights, in pixels, that a stored picture is at most: one for lists, one for large screens. */
export const IMAGE_SIZES = { small: 320, large: 960 } as const;

export type ImageSize = keyof typeof IMAGE_SIZES;

/** The path of a stored picture: what it shows never changes, so browsers may keep it for ever. */
export const imagePath = (hash: string, size: ImageSize): string => `/img/${hash}-${IMAGE_SIZES[size]}.webp`;

/** As `imagePath`, as a whole address for those who are not on a page of ours. */
export const imageUrl = (hash: string, size: ImageSize): string => `${env.SHORT_URL}${imagePath(hash, size)}`;
