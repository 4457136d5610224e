/**
 * Checks the images: whether they load, and whether their size keeps the aspect ratio. A string, because the
 * Content-Security-Policy contains its hash.
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
  const name = "Image “" + image.alt + "”";
  const failed = () => say("fault", name + " couldn't be loaded from " + image.src);
  const look = () => {
    const { naturalWidth: w, naturalHeight: h, width, height } = image;
    if (!w || !h) return failed();
    const right = Math.round(width * h / w);
    if (Math.abs(w - h) > w * .03 && image.getAttribute("src") === checks.dataset.photo) say("hint", name + " is distorted because it isn't square. Use a square image.");
    else if (Math.abs(right - height) > Math.max(1, right * .03)) say("hint", name + " is distorted. At " + width + " px wide it should be " + right + " px high.");
    else say("good", name + " keeps its proportions");
    if (w > width * 4) say("hint", name + " is " + w + " px wide but shown at " + width + " px. A smaller file loads faster.");
  };
  if (image.complete) look();
  else { image.addEventListener("load", look); image.addEventListener("error", failed); }
}
})();`;
