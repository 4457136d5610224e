/** What Playwright disables; a second `--disable-features` would replace its list. */
const DISABLED_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Chromium renders the first two, pages of its address bar, in every new window, which costs more CPU time than most
 * pages under test; the third starts a spare process that is never used.
 */
const DISABLED_BY_US = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** What Playwright enables; a second `--enable-features` would replace its list. */
const ENABLED_BY_PLAYWRIGHT = ["CDPScreenshotNewSurface", "SkipListAccountsWithoutGaiaCookies"];

/** The network service in the browser's own process: a load of a page takes 4 % less CPU time. */
const ENABLED_BY_US = ["NetworkServiceInProcess2"];

/** The command line of the browser under test. */
export const BROWSER_SWITCHES = [
  "--no-sandbox",
  // A page under test lives for seconds: what V8's optimizing compilers make is thrown away before it pays.
  "--js-flags=--no-opt --no-maglev",
  "--disable-quic",
  `--enable-features=${[...ENABLED_BY_PLAYWRIGHT, ...ENABLED_BY_US].join(",")}`,
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...DISABLED_BY_US].join(",")}`,
];
