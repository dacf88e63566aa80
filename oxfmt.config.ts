import { defineConfig } from 'oxfmt';

export default defineConfig({
  singleQuote: true,
  printWidth: 130,
  trailingComma: 'all',
  arrowParens: 'always',
  sortPackageJson: false,
  ignorePatterns: [
    // Written by programs
    'package-lock.json',
    'bench/results/',
    // As MLSs and portals write them
    'tests/listing-files/',
    'data/',
    'dist/',
  ],
});
