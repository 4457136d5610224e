/**
 * Looks at the pictures once they are there, which only a browser can: whether they load, and whether the size they
 * are shown at keeps their proportions. A text, not a function turned into one: the policy names its hash.
 */
export const signaturePreviewScript = `(() => {
const checks = document.getElementById("checks");
const say = (level, text) => {
  const item = document.createElement("li");
  item.className = level;
  item.textContent = text;
  checks.append(item);
};
for (const image of document.querySelectorAll(".white img")) {
  const name = image.width === image.height && image.width > 40 ? "The photo" : "The picture " + (image.alt ? "“" + image.alt + "”" : "");
  const failed = () => say("fault", name + " could not be loaded from " + image.src);
  const look = () => {
    const { naturalWidth: w, naturalHeight: h, width, height } = image;
    if (!w || !h) return failed();
    const right = Math.round(width * h / w);
    if (Math.abs(right - height) > Math.max(1, right * .03)) say("hint", name + " is " + w + " × " + h + " and is squeezed: at " + width + " wide it should be " + right + " high");
    else say("good", name + " keeps its proportions");
    if (w > width * 4) say("hint", name + " is " + w + " pixels wide, much more than the " + width + " it is shown at: a smaller file loads faster");
  };
  if (image.complete) look();
  else { image.addEventListener("load", look); image.addEventListener("error", failed); }
}
})();`;
