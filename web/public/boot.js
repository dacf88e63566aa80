/*
 * Runs before the first paint and before every module. A file of its own, because the content policy allows no inline script.
 */
(function () {
  // zod would probe for eval while the first schema is made, which the content policy refuses and reports.
  globalThis.__zod_globalConfig = { jitless: true };

  // The chosen theme, without a flash of the other one. Key and attribute are those of web/ui/color-mode.ts.
  var chosen = null;
  try {
    chosen = localStorage.getItem('sidekick-theme');
  } catch (error) {
    // Storage may be forbidden; then the system's preference holds.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.style.background = dark ? '#151412' : '#faf8f4';
  document.querySelector('meta[name="theme-color"]').content = dark ? '#151412' : '#faf8f4';
})();
