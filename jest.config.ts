import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/deploy', '<rootDir>/tools'],
  setupFilesAfterEnv: ['<rootDir>/src/app/testing/setup.ts'],
  transform: {
    '^.+\\.tsx?$': [
      'ts-jest',
      {
        tsconfig: {
          module: 'commonjs',
          moduleResolution: 'node10',
          ignoreDeprecations: '6.0',
          jsx: 'react-jsx',
          target: 'es2022',
          esModuleInterop: true,
          resolveJsonModule: true,
          isolatedModules: true,
        },
        diagnostics: false,
      },
    ],
  },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.scss$': '<rootDir>/src/app/testing/styles.ts',
  },
  collectCoverageFrom: [
    'src/**/model/**/*.ts',
    'src/shared/**/*.{ts,tsx}',
    '!**/index.ts',
    '!**/builtInProducts.ts',
  ],
  coverageThreshold: { global: { branches: 95 } },
};

export default config;
