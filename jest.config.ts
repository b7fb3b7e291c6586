/**
 * @jest-config-loader esbuild-register
 * @jest-config-loader-options {"extensions": [".ts"]}
 */
import type { Config } from 'jest';
import './tests/sampleShop.mjs';

const config: Config = {
  maxWorkers: 2,
  testTimeout: 30_000, // A busy machine is slow, not wrong.
  roots: ['src', 'packages', 'server', 'tests', 'tools', 'owner'].map((folder) => `<rootDir>/${folder}`),
  testEnvironmentOptions: { customExportConditions: ['canecamisa', 'node', 'node-addons'] },
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/app/testing/setup.ts'],
  transform: { '^.+(\\.(tsx?|mjs)|/@redux-devtools/.*\\.js)$': '<rootDir>/tools/esbuildForJest.mjs' },
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/)'],
  moduleNameMapper: {
    '/shop\\.json$': `<rootDir>/${process.env.SHOP_SETTINGS}`,
    '^@/(.*)$': '<rootDir>/src/$1',
    '^action-log/testing$': '<rootDir>/packages/action-log/src/testing/counterApp.ts',
    '\\.scss$': '<rootDir>/tests/app/testing/styles.ts',
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
