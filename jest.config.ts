import type { Config } from 'jest';
import './tests/sampleShop.mjs';

const typescript = {
  diagnostics: false,
  tsconfig: {
    target: 'es2022',
    module: 'commonjs',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    esModuleInterop: true,
    isolatedModules: true,
    resolveJsonModule: true,
    verbatimModuleSyntax: false,
  },
};

const config: Config = {
  testEnvironment: '<rootDir>/tests/app/testing/environment.ts',
  roots: ['src', 'packages', 'server', 'tests', 'tools', 'artwork'].map((folder) => `<rootDir>/${folder}`),
  testEnvironmentOptions: { customExportConditions: ['workspace', 'node', 'node-addons'] },
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/app/testing/setup.ts'],
  transform: { '^.+\\.tsx?$': ['ts-jest', typescript] },
  moduleNameMapper: {
    '/shop\\.json$': `<rootDir>/${process.env.SHOP_SETTINGS}`,
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.scss$': '<rootDir>/tests/app/testing/styles.ts',
  },
  collectCoverageFrom: [
    'src/**/model/*.ts',
    'src/shared/**/*.{ts,tsx}',
    'packages/action-log/src/{changes,file,record,replay,shrink}/*.ts',
    'packages/action-log-panel/src/{logFile,ownLog,player,tellSteps}.ts',
    'packages/action-log-cli/src/toTest/testOf.ts',
    '!**/index.ts',
    '!**/builtInProducts.ts',
  ],
  coverageThreshold: { global: { branches: 95 } },
};

export default config;
