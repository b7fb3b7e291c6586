/**
 * @jest-config-loader esbuild-register
 * @jest-config-loader-options {"extensions": [".ts"]}
 */
import type { Config } from 'jest';
import { readAliases } from './owner/aliases';
import './tests/testing/sampleShop';

const config: Config = {
  maxWorkers: 2,
  testTimeout: 30_000, // A busy machine is slow, not wrong.
  roots: ['src', 'packages', 'server', 'tests', 'tools', 'owner'].map((folder) => `<rootDir>/${folder}`),
  testEnvironmentOptions: { customExportConditions: ['canecamisa', 'node', 'node-addons'] },
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/testing/app/setup.ts'],
  transform: { '^.+(\\.(tsx?|mjs)|/@redux-devtools/.*\\.js)$': '<rootDir>/tools/esbuildForJest.mjs' },
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/|lean-qr/)'],
  moduleNameMapper: {
    ...Object.fromEntries(
      Object.entries(readAliases()).map(([name, path]) => [`^${name}(/.*)?$`, `${path}$1`]),
    ),
    '\\.scss$': '<rootDir>/tests/testing/app/styles.ts',
  },
  collectCoverageFrom: [
    'src/**/model/*.ts',
    'src/shared/**/*.{ts,tsx}',
    'packages/action-log/src/{changes,file,record,replay}/*.ts',
    'packages/action-log-panel/src/logs/openLog.ts',
    '!**/index.ts',
    '!**/builtInProducts.ts',
  ],
  coverageThreshold: { global: { branches: 95 } },
};

export default config;
