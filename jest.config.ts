import type { Config } from 'jest';
import './tools/sampleShop.mjs';

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
  testEnvironment: '<rootDir>/src/app/testing/environment.ts',
  roots: ['<rootDir>/src', '<rootDir>/deploy', '<rootDir>/tools', '<rootDir>/artwork'],
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/app/testing/setup.ts'],
  transform: { '^.+\\.tsx?$': ['ts-jest', typescript] },
  moduleNameMapper: {
    '/shop\\.json$': `<rootDir>/${process.env.SHOP_SETTINGS}`,
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.scss$': '<rootDir>/src/app/testing/styles.ts',
  },
  collectCoverageFrom: [
    'src/**/model/*.ts',
    'src/shared/**/*.{ts,tsx}',
    'src/features/action-log/{changes,file,record,replay,shrink}/*.ts',
    'src/features/action-log/panel/{logFile,ownLog,player,tellSteps}.ts',
    'src/app/qa/toTest/testOf.ts',
    '!**/index.ts',
    '!**/builtInProducts.ts',
  ],
  coverageThreshold: { global: { branches: 95 } },
};

export default config;
