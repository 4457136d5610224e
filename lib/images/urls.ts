import { env } from "@/lib/env";

/** Maximum width and height of a stored image in pixels: for lists, and for large screens. */
export const IMAGE_SIZES = { small: 320, large: 960 } as const;

export type ImageSize = keyof typeof IMAGE_SIZES;

/** The path of a stored image. Its content never changes, so browsers may cache it forever. */
export const imagePath = (hash: string, size: ImageSize): string => `/img/${hash}-${IMAGE_SIZES[size]}.webp`;

/** As `imagePath`, as an absolute URL. */
export const imageUrl = (hash: string, size: ImageSize): string => `${env.SHORT_URL}${imagePath(hash, size)}`;
