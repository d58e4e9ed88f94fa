import { skillTable } from '../skill-table.ts';

const libraries = skillTable(
  'library',
  `
pandas | pandas | aka pandas dataframe, python pandas | implies python .9, data-analysis .9 | related polars .7
numpy | NumPy | aka num py | implies python .9, numerical-computing .8
scipy | SciPy | aka sci py | implies python .9, numerical-computing .9
polars | Polars | aka polars dataframe | implies data-analysis .8, python .6 | case
dask | Dask | implies python .9, big-data .6 | related spark .5
matplotlib | Matplotlib | aka pyplot | implies python .9, data-visualization .8
seaborn | seaborn | implies python .9, data-visualization .9 | related matplotlib .8
plotly | Plotly | aka plotly dash, plotly.js, bokeh | implies data-visualization .9, python .5
altair | Altair | aka vega altair, vega lite | implies data-visualization .9 | case | context python, vega, chart, charts, visualization
scikit-learn | scikit-learn | aka sklearn, scikit | implies python .9, machine-learning .9
xgboost | XGBoost | aka lightgbm, catboost, gradient boosting | implies machine-learning .9, python .6
tensorflow | TensorFlow | aka tensor flow, tensorflow.js, tensorflow lite, tflite, tfjs | implies deep-learning .9, machine-learning .8, python .7 | related pytorch .7
keras | Keras | implies deep-learning .9, python .8, tensorflow .7
pytorch | PyTorch | aka torch?, torchvision | implies deep-learning .9, machine-learning .8, python .8 | context python, model, models, training, gpu, tensor, tensors, tensorflow, neural
pytorch-lightning | PyTorch Lightning | implies pytorch .9
jax | JAX | aka google jax, flax neural | implies deep-learning .7, python .8, numerical-computing .6 | related pytorch .5
onnx | ONNX | aka onnx runtime | implies deep-learning .7
fastai | fast.ai | aka fastai | implies pytorch .9, deep-learning .9
caffe | Caffe | aka caffe2, darknet framework | implies deep-learning .8 | case | context learning, neural, tensorflow, deep, model
theano | Theano | implies deep-learning .8, python .8
huggingface | Hugging Face Transformers | aka hugging face, huggingface, huggingface transformers | implies nlp .7, deep-learning .8, python .7
spacy | spaCy | implies nlp .9, python .9
nltk | NLTK | aka natural language toolkit | implies nlp .9, python .9 | related spacy .7
gensim | Gensim | aka word2vec, doc2vec | implies nlp .9, python .9
opencv | OpenCV | aka open cv, opencv python, cv2 | implies computer-vision .9
pillow | Pillow | aka python imaging library | implies python .9, image-processing .7 | case | context python, image, images, pil, opencv
yolo | YOLO | aka yolov5, yolov8, ultralytics | implies object-detection .9, deep-learning .6 | case
mediapipe | MediaPipe | aka google mediapipe, openpose | implies computer-vision .9
tesseract | Tesseract | aka tesseract ocr | implies ocr .9 | case
langchain | LangChain | aka lang chain, langgraph | implies llm .9, python .5 | related llamaindex .8
llamaindex | LlamaIndex | aka llama index | implies llm .9, rag .8, python .6
openai-api | OpenAI API | aka openai, gpt 4, chatgpt api, gpt 3, chatgpt, gpt 4o | implies llm .9
llama-cpp | llama.cpp | aka ollama, llama 3, llama 2 | implies llm .9
stable-diffusion | Stable Diffusion | aka dall e, midjourney, comfyui | implies generative-ai .9
whisper | Whisper | aka openai whisper | implies speech-recognition .9 | case | context openai, speech, transcription, audio, transcribe
openai-gym | OpenAI Gym | aka gymnasium env, stable baselines | implies reinforcement-learning .9, python .7
networkx | NetworkX | implies python .9, algorithms .5
sympy | SymPy | implies python .9, numerical-computing .5
statsmodels | statsmodels | implies python .9, statistics .9
prophet | Prophet | aka facebook prophet | implies time-series .9 | case | context forecast, forecasting, time, series, facebook
tidyverse | tidyverse | aka dplyr, tidyr, purrr | implies r .9, data-analysis .8
ggplot2 | ggplot2 | aka ggplot | implies r .9, data-visualization .9
shiny | Shiny | aka r shiny, shiny app, shiny apps | implies r .9, data-visualization .6 | case | context r, dashboard, dashboards, rstudio, app, apps
rmarkdown | R Markdown | aka rmarkdown, knitr, quarto | implies r .9, markdown .6
beautifulsoup | Beautiful Soup | aka beautifulsoup, bs4 | implies python .9, web-scraping .9
scrapy | Scrapy | implies python .9, web-scraping .9 | related beautifulsoup .7
requests-python | Requests | aka python requests | implies python .9 | case | context python, http, urllib, beautifulsoup, flask
cuda | CUDA | aka nvidia cuda, cudnn | implies gpu-computing .9, cpp .4
numba | Numba | aka cython | implies python .9, performance .5
`,
);

const tools = skillTable(
  'tool',
  `
jupyter | Jupyter | aka jupyter notebook, jupyterlab, ipython, google colab, jupyter notebooks, colab | implies python .8, data-analysis .6
spark | Apache Spark | aka Spark?, pyspark, spark sql, spark streaming | implies big-data .9, data-engineering .8 | related hadoop .6, flink .6 | case | context hadoop, data, sql, cluster, databricks, kafka, hive, streaming, scala, etl, apache
hadoop | Apache Hadoop | aka hadoop, hdfs, mapreduce, map reduce | implies big-data .9, java .3
hive | Apache Hive | aka Hive?, hiveql | implies hadoop .7, sql .7, big-data .8 | case | context hadoop, spark, data, sql, presto, pig, hdfs
flink | Apache Flink | aka flink | implies stream-processing .9, big-data .7
beam | Apache Beam | aka Beam?, google dataflow, cloud dataflow | implies stream-processing .8, data-engineering .8 | case | context dataflow, spark, flink, pipeline, pipelines, apache
storm | Apache Storm | aka Storm? | implies stream-processing .9, big-data .7 | related flink .6 | case | context hadoop, spark, flink, kafka, topology, streaming, apache
airflow | Apache Airflow | aka airflow, airflow dags | implies data-engineering .9, python .6 | related prefect .7, dagster .7
prefect | Prefect | aka prefect.io | implies data-engineering .8, python .6 | case | context airflow, workflow, flow, flows, dagster, python, pipeline
dagster | Dagster | implies data-engineering .8, python .6
dbt | dbt | aka data build tool, dbt core | implies sql .8, data-warehousing .8, data-engineering .7
databricks | Databricks | aka delta lake | implies spark .8, big-data .8
trino | Trino | aka presto db, prestodb, prestosql | implies sql .7, big-data .7
nifi | Apache NiFi | aka nifi, talend, informatica | implies data-engineering .8, etl .8
mlflow | MLflow | aka ml flow, weights and biases, wandb | implies mlops .9
kubeflow | Kubeflow | implies mlops .9, kubernetes .6
dvc | DVC | aka data version control | implies mlops .7 | case
tableau | Tableau | aka tableau desktop | implies business-intelligence .9, data-visualization .9 | related power-bi .7
power-bi | Power BI | aka powerbi, microsoft power bi, dax queries | implies business-intelligence .9, data-visualization .8
looker | Looker | aka looker studio, lookml, google data studio | implies business-intelligence .9
metabase | Metabase | aka apache superset, superset | implies business-intelligence .8, sql .4
excel | Microsoft Excel | aka Excel?, ms excel, google sheets, spreadsheets, excel spreadsheets | implies data-analysis .5 | case
sas | SAS | aka sas programming, sas language | implies statistics .9 | case | context statistics, statistical, spss, stata, r, data, analytics
spss | SPSS | aka ibm spss, stata | implies statistics .9
`,
);

const practices = skillTable(
  'practice',
  `
artificial-intelligence | Artificial intelligence | aka AI, ai engineering, ai models, artificialintelligence | related machine-learning .7
deep-learning | Deep learning | aka neural networks, neural network, cnn, convolutional neural networks, rnn, lstm, gans, neural nets | implies machine-learning .9
reinforcement-learning | Reinforcement learning | aka deep reinforcement learning, q learning | implies machine-learning .8
nlp | Natural language processing | aka nlp, text mining, sentiment analysis, text classification, named entity recognition, computational linguistics | implies machine-learning .7
llm | Large language models | aka llm, llms, large language model, prompt engineering, fine tuning llms, gpt models | implies nlp .7, generative-ai .8
rag | Retrieval-augmented generation | aka RAG?, retrieval augmented | implies llm .9, embeddings .7 | case
embeddings | Embeddings | aka vector embeddings, sentence transformers, word embeddings | implies machine-learning .6
ai-agents | AI agents | aka llm agents, autonomous agents, multi agent systems | implies llm .7
generative-ai | Generative AI | aka genai, diffusion models, gen ai | implies deep-learning .6
computer-vision | Computer vision | aka image recognition, face recognition, facial recognition, image classification, face detection, pose estimation | implies machine-learning .7, image-processing .6
object-detection | Object detection | aka image segmentation, object recognition | implies computer-vision .9
image-processing | Image processing | aka image analysis
ocr | OCR | aka optical character recognition | implies computer-vision .6
speech-recognition | Speech recognition | aka speech to text, voice recognition, asr | implies machine-learning .5
text-to-speech | Text to speech | aka speech synthesis, tts
chatbots | Chatbots | aka chatbot, chat bot, conversational ai, dialogflow, rasa | implies nlp .4
time-series | Time series | aka time series analysis, forecasting, time series forecasting, anomaly detection | implies statistics .7, data-analysis .6
statistics | Statistics | aka statistical analysis, statistical modeling, bayesian statistics, regression analysis, probability, statistical modelling, biostatistics | case | context probability, analysis, data, math, mathematics, models, methods, applied, bayesian, inference
a-b-testing | A/B testing | aka ab testing, experimentation, controlled experiments | implies statistics .6
data-visualization | Data visualization | aka data visualisation, dataviz, data viz, dashboards, charts and graphs, information visualization | implies data-analysis .4
data-warehousing | Data warehousing | aka data warehouse, data lake, dimensional modeling, olap, data lakes | implies data-engineering .8, sql .6
etl | ETL | aka elt, extract transform load, etl pipelines, data integration | implies data-engineering .9
big-data | Big data | aka big data analytics | implies data-engineering .7
business-intelligence | Business intelligence | aka bi reporting, bi dashboards | implies data-analysis .7
numerical-computing | Numerical computing | aka scientific computing, numerical methods, numerical analysis, computational science, numerical simulation
gpu-computing | GPU computing | aka gpgpu, opencl, gpu programming | implies high-performance-computing .6
high-performance-computing | High-performance computing | aka hpc, supercomputing, mpi, openmp, parallel computing | implies concurrency .6
optimization | Mathematical optimization | aka operations research, linear programming, convex optimization, mathematical optimisation
quantum-computing | Quantum computing | aka qiskit, quantum algorithms, cirq
gis | GIS | aka geospatial, qgis, arcgis, geographic information systems, geospatial analysis, remote sensing | implies maps .5
maps | Maps | aka google maps, google maps api, openstreetmap, geolocation, web mapping, osm, geocoding | case | context google, geo, location, api, interactive, leaflet, mapbox
`,
);

export const dataAndLearning = [...libraries, ...tools, ...practices];
