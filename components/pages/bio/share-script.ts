/**
 * Shows and runs the share button. A string, because bundlers rewrite functions and the Content-Security-Policy
 * contains the hash of this exact text.
 */
export const shareScript = `(() => {
const button = document.querySelector(".share"), said = document.querySelector(".said");
const url = document.querySelector("link[rel=canonical]").href;
let timer;

const say = (text) => {
  clearTimeout(timer);
  said.textContent = text;
  timer = setTimeout(() => { said.textContent = ""; }, 4000);
};

const copyByHand = () => {
  const field = document.createElement("textarea");
  field.value = url;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  button.focus();
  return copied;
};

const copy = async () => {
  const copied = await navigator.clipboard?.writeText(url).then(() => true, () => false) || copyByHand();
  say(copied ? button.dataset.copied : url);
};

button.hidden = false;
button.addEventListener("click", async () => {
  if (!navigator.share) return copy();
  await navigator.share({ title: document.title, url }).catch((error) => error.name === "AbortError" || copy());
});
})();`;
