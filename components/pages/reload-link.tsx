/** Reloads the current URL without JavaScript. */
export function ReloadLink({ className, children }: { className?: string; children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty href is the current URL with its query
    <a className={className} href="">
      {children}
    </a>
  );
}
