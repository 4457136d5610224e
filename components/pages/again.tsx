/** A link to the page's own address, query and all: asks the server once more. */
export function ReloadLink({ className, children }: { className?: string; children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is the page itself, which may have a query
    <a className={className} href="">
      {children}
    </a>
  );
}
